// A memory allocator for one thread and one growing linear memory.
//
// Small objects (up to 512 bytes) come from 16 KiB pages of one size class each: no header per object, a free list per
// page, and a page whose last object is returned goes back to the heap. Everything larger is a block with its size
// before it and the size of its lower neighbour when that is free, so that neighbours merge as soon as both are free;
// free blocks hang in lists by size, eight lists to each power of two. The memory grows in large steps because every
// growth detaches the views that JavaScript holds on it.
#if defined(__wasm__)
#include "CRuntime.h"

typedef struct Block {
    uint32_t lower_size;  // valid while the lower neighbour is free
    uint32_t size_flags;  // bytes including this header, a multiple of 16, and the flags below
    struct Block *next;   // free blocks only
    struct Block *previous;
} Block;

enum { IN_USE = 1, LOWER_IN_USE = 2, FLAGS = 15, HEADER = 8, SMALLEST_BLOCK = 32 };
enum { LISTS_PER_POWER = 8, WASM_PAGE = 65536 };
enum { PAGE_SHIFT = 14, PAGE_SIZE = 1 << PAGE_SHIFT, PAGE_ROOM = PAGE_SIZE - 16, LARGEST_SMALL = 512, CLASSES = 16 };

extern uint8_t __heap_base;
static Block *free_lists[32][LISTS_PER_POWER];
static uint32_t powers_in_use;          // bit p: some list of power p is not empty
static uint8_t lists_in_use[32];        // bit i: list i of that power is not empty
static Block *end_block;                // zero bytes, always in use, closes the heap
static uint8_t is_small_page[1 << 16];  // one byte for each 16 KiB of a 1 GiB address space
static uint32_t bytes_in_use;

static uint32_t size_of(const Block *block) { return block->size_flags & ~(uint32_t)FLAGS; }
static Block *above(Block *block) { return (Block *)((uint8_t *)block + size_of(block)); }
static Block *below(Block *block) { return (Block *)((uint8_t *)block - block->lower_size); }
static void *payload(Block *block) { return (uint8_t *)block + HEADER; }

static void list_of(uint32_t size, uint32_t *power, uint32_t *list) {
    *power = 31 - (uint32_t)__builtin_clz(size);
    *list = (size >> (*power - 3)) & (LISTS_PER_POWER - 1);
}

static void unlink_block(Block *block) {
    uint32_t power, list;
    list_of(size_of(block), &power, &list);
    if (block->next) block->next->previous = block->previous;
    if (block->previous) {
        block->previous->next = block->next;
        return;
    }
    free_lists[power][list] = block->next;
    if (block->next) return;
    lists_in_use[power] &= (uint8_t)~(1u << list);
    if (!lists_in_use[power]) powers_in_use &= ~(1u << power);
}

static void release(Block *block, uint32_t size, uint32_t lower_flag) {
    uint32_t power, list;
    block->size_flags = size | lower_flag;
    above(block)->lower_size = size;
    above(block)->size_flags &= ~(uint32_t)LOWER_IN_USE;
    list_of(size, &power, &list);
    block->previous = NULL;
    block->next = free_lists[power][list];
    if (block->next) block->next->previous = block;
    free_lists[power][list] = block;
    powers_in_use |= 1u << power;
    lists_in_use[power] |= (uint8_t)(1u << list);
}

// The first block of the first list in which every block is large enough.
static Block *find(uint32_t size) {
    uint32_t power, list;
    uint32_t rounded = size + (1u << (31 - __builtin_clz(size) - 3)) - 1;
    list_of(rounded, &power, &list);
    uint32_t lists = lists_in_use[power] & (0xffu << list);
    if (!lists) {
        uint32_t powers = power == 31 ? 0 : powers_in_use & (~0u << (power + 1));
        if (!powers) return NULL;
        power = (uint32_t)__builtin_ctz(powers);
        lists = lists_in_use[power];
    }
    return free_lists[power][__builtin_ctz(lists)];
}

static int grow(uint32_t needed) {
    uint32_t before = (uint32_t)__builtin_wasm_memory_size(0) * WASM_PAGE;
    uintptr_t start = end_block ? (uintptr_t)end_block : (((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15) + HEADER;
    uint32_t step = before / 8;
    if (step < 4 * WASM_PAGE) step = 4 * WASM_PAGE;
    if (step > 256 * WASM_PAGE) step = 256 * WASM_PAGE;
    if (step < needed + WASM_PAGE) step = needed + WASM_PAGE;
    uint32_t pages = (step + WASM_PAGE - 1) / WASM_PAGE;
    if (end_block || (uint64_t)start + needed + 2 * SMALLEST_BLOCK > before) {
        if (before + (uint64_t)pages * WASM_PAGE > 1u << 30) return 0;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    } else {
        pages = 0;
    }
    uint32_t limit = before + pages * WASM_PAGE;
    Block *block = (Block *)start;
    uint32_t size = (limit - (uint32_t)start - HEADER) & ~15u;
    uint32_t lower_flag = end_block ? end_block->size_flags & LOWER_IN_USE : LOWER_IN_USE;
    if (!lower_flag) {
        Block *lower = below(block);
        unlink_block(lower);
        size += size_of(lower);
        lower_flag = lower->size_flags & LOWER_IN_USE;
        block = lower;
    }
    end_block = (Block *)((uint8_t *)block + size);
    end_block->size_flags = IN_USE;
    release(block, size, lower_flag);
    return 1;
}

static void *allocate_block(uint32_t count, uint32_t alignment) {
    uint32_t size = (count + HEADER + 15) & ~15u;
    if (size < SMALLEST_BLOCK) size = SMALLEST_BLOCK;
    uint32_t wanted = alignment > 16 ? size + alignment + SMALLEST_BLOCK : size;
    Block *block = find(wanted);
    if (!block && grow(wanted + wanted / 8)) block = find(wanted);
    if (!block) return NULL;
    unlink_block(block);
    uint32_t room = size_of(block);
    uint32_t lower_flag = block->size_flags & LOWER_IN_USE;
    if (alignment > 16) {
        uintptr_t unaligned = (uintptr_t)payload(block);
        uintptr_t aligned = (unaligned + alignment - 1) & ~(uintptr_t)(alignment - 1);
        if (aligned != unaligned) {
            if (aligned - unaligned < SMALLEST_BLOCK) aligned += alignment;
            uint32_t lead = (uint32_t)(aligned - unaligned);
            Block *rest = (Block *)((uint8_t *)block + lead);
            rest->size_flags = (room - lead) | IN_USE;
            release(block, lead, lower_flag);
            block = rest;
            room -= lead;
            lower_flag = 0;
        }
    }
    if (room - size >= SMALLEST_BLOCK) {
        Block *rest = (Block *)((uint8_t *)block + size);
        block->size_flags = size | IN_USE | lower_flag;
        release(rest, room - size, LOWER_IN_USE);
    } else {
        block->size_flags = room | IN_USE | lower_flag;
        above(block)->size_flags |= LOWER_IN_USE;
    }
    bytes_in_use += size_of(block);
    return payload(block);
}

static void free_block(void *pointer) {
    Block *block = (Block *)((uint8_t *)pointer - HEADER);
    uint32_t size = size_of(block);
    uint32_t lower_flag = block->size_flags & LOWER_IN_USE;
    bytes_in_use -= size;
    Block *upper = above(block);
    if (!(upper->size_flags & IN_USE)) {
        unlink_block(upper);
        size += size_of(upper);
    }
    if (!lower_flag) {
        block = below(block);
        unlink_block(block);
        lower_flag = block->size_flags & LOWER_IN_USE;
        size += size_of(block);
    }
    release(block, size, lower_flag);
}

// A page of small objects. Pages that may have room hang in the list of their class.
typedef struct Page {
    struct Page *next;
    struct Page *previous;
    void *free_objects;
    uint32_t fresh;  // offset of the first byte never handed out
    uint16_t used;
    uint8_t class_index;
    uint8_t listed;
    uint32_t padding[3];
} Page;

static const uint16_t class_sizes[CLASSES] = {16,  32,  48,  64,  80,  96,  112, 128,
                                              160, 192, 224, 256, 320, 384, 448, 512};
static Page *pages[CLASSES];

static uint32_t class_of(uint32_t count) {
    if (count <= 128) return count ? (count - 1) / 16 : 0;
    if (count <= 256) return 8 + (count - 129) / 32;
    return 12 + (count - 257) / 64;
}

static void list_page(Page *page) {
    Page *head = pages[page->class_index];
    page->listed = 1;
    page->previous = NULL;
    page->next = head;
    if (head) head->previous = page;
    pages[page->class_index] = page;
}

static void unlist_page(Page *page) {
    if (page->next) page->next->previous = page->previous;
    if (page->previous) page->previous->next = page->next;
    else pages[page->class_index] = page->next;
    page->listed = 0;
    page->next = page->previous = NULL;
}

static void *allocate_small(uint32_t count) {
    uint32_t index = class_of(count);
    Page *page = pages[index];
    while (page && !page->free_objects && page->fresh + class_sizes[index] > PAGE_ROOM) {
        unlist_page(page);
        page = pages[index];
    }
    if (!page) {
        page = allocate_block(PAGE_ROOM, PAGE_SIZE);
        if (!page) return NULL;
        bytes_in_use -= size_of((Block *)((uint8_t *)page - HEADER));
        is_small_page[(uintptr_t)page >> PAGE_SHIFT] = 1;
        page->free_objects = NULL;
        page->fresh = sizeof(Page);
        page->used = 0;
        page->class_index = (uint8_t)index;
        list_page(page);
    }
    void *object = page->free_objects;
    if (object) {
        page->free_objects = *(void **)object;
    } else {
        object = (uint8_t *)page + page->fresh;
        page->fresh += class_sizes[index];
    }
    page->used++;
    bytes_in_use += class_sizes[index];
    return object;
}

static void free_small(void *object) {
    Page *page = (Page *)((uintptr_t)object & ~(uintptr_t)(PAGE_SIZE - 1));
    *(void **)object = page->free_objects;
    page->free_objects = object;
    page->used--;
    bytes_in_use -= class_sizes[page->class_index];
    if (!page->listed) list_page(page);
    if (page->used || (!page->next && !page->previous)) return;  // the last page of a class stays
    unlist_page(page);
    is_small_page[(uintptr_t)page >> PAGE_SHIFT] = 0;
    bytes_in_use += size_of((Block *)((uint8_t *)page - HEADER));
    free_block(page);
}

void *malloc(size_t count) {
    if (count <= LARGEST_SMALL) return allocate_small((uint32_t)count);
    return count > 0x3fffffff ? NULL : allocate_block((uint32_t)count, 16);
}

void free(void *pointer) {
    if (!pointer) return;
    if (is_small_page[(uintptr_t)pointer >> PAGE_SHIFT]) free_small(pointer);
    else free_block(pointer);
}

int posix_memalign(void **result, size_t alignment, size_t count) {
    enum { OUT_OF_MEMORY = 12 };
    if (count > 0x3fffffff || alignment > 1u << 20) return OUT_OF_MEMORY;
    void *pointer = alignment <= 16 ? malloc(count) : allocate_block((uint32_t)count, (uint32_t)alignment);
    if (!pointer) return OUT_OF_MEMORY;
    *result = pointer;
    return 0;
}

uint32_t cruntime_bytes_in_use(void) { return bytes_in_use; }

uint32_t cruntime_heap_size(void) { return (uint32_t)__builtin_wasm_memory_size(0) * WASM_PAGE; }
#endif
