// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

// Operations: the low byte of their first word.
export const DEFINE_NAME = 1;
export const DEFINE_TEMPLATE = 2;
export const INSTANTIATE = 3;
export const INSERT = 4;
export const DESTROY = 5;
export const SET_TEXT = 6;
export const SET_IMAGE = 7;
export const SET_ATTRIBUTE = 8;
export const SET_STYLE_CLASS = 9;
export const SET_HIDDEN = 10;
export const SET_VARIABLE = 11;
export const SET_ORIGIN = 12;
export const SET_SIZE = 13;
export const SET_Z_INDEX = 14;
export const SCROLL = 15;
export const REQUEST = 16;
export const CANCEL_REQUEST = 17;
export const START_TIMER = 18;
export const CANCEL_TIMER = 19;
export const REQUEST_FRAME = 20;
export const ANNOUNCE = 21;
export const LOG = 22;
export const SET_TITLE = 23;
export const NAVIGATE = 24;
export const OPEN = 25;
export const FOCUS = 26;
export const OBSERVE_TEXT_STYLES = 27;
export const REMOVE = 28;
export const SET_OPACITY = 29;
export const ANIMATE = 30;
export const STOP_ANIMATIONS = 31;
export const MEASURE = 32;
export const SET_ATTRIBUTED_TEXT = 33;
export const SET_PATH = 34;
export const CLAIM_PRESS = 35;
export const SET_HOLDS_TOUCHES = 36;
export const REQUEST_POSITION = 37;
export const SET_LANGUAGE = 38;
export const CHOOSE_LANGUAGE = 39;
export const USE_SERVICE = 40;

// By the code of each operation: its name, and its words and which of them are lengths of texts, unless their number varies.
export const OPERATION_NAMES = [
  "", "defineName", "defineTemplate", "instantiate", "insert", "destroy", "setText", "setImage", "setAttribute",
  "setStyleClass", "setHidden", "setVariable", "setOrigin", "setSize", "setZIndex", "scroll", "request",
  "cancelRequest", "startTimer", "cancelTimer", "requestFrame", "announce", "log", "setTitle", "navigate", "open",
  "focus", "observeTextStyles", "remove", "setOpacity", "animate", "stopAnimations", "measure", "setAttributedText",
  "setPath", "claimPress", "setHoldsTouches", "requestPosition", "setLanguage", "chooseLanguage", "useService",
];
export const OPERATION_WORDS = [
  0, 2, 0, 2, 4, 3, 3, 5, 3, 3, 2, 4, 4, 4, 3, 4, 9, 2, 3, 2, 1, 2, 2, 2, 2, 2, 2, 0, 2, 3, 8, 2, 0, 0, 0, 1, 2, 2, 2,
  2, 3,
];
export const OPERATION_TEXTS = [
  [], [1], [], [], [], [], [2], [2, 3], [2], [], [], [], [], [], [], [], [2, 3, 4], [], [], [], [], [1], [1], [1], [1],
  [1], [], [], [], [], [], [], [], [], [], [], [], [], [1], [1], [2],
];

// HostElement
export const ELEMENT_BOX = 0;
export const ELEMENT_TEXT = 1;
export const ELEMENT_IMAGE = 2;
export const ELEMENT_BUTTON = 3;
export const ELEMENT_LINK = 4;
export const ELEMENT_SCROLLER = 5;
export const ELEMENT_CAROUSEL = 6;
export const ELEMENT_TEXT_FIELD = 7;
export const ELEMENT_DRAWING = 8;
export const ELEMENT_SURFACE = 9;
export const ELEMENT_TEXT_AREA = 10;
export const ELEMENT_VIDEO = 11;
export const ELEMENT_AUDIO = 12;
export const ELEMENT_TAGS = [
  "div", "div", "div", "button", "a", "div", "div", "input", "div", "div", "textarea", "video", "audio",
];
export const ELEMENT_CLASSES = [
  "", "label", "image", "", "", "scroller", "scroller", "", "drawing", "surface", "", "", "",
];

// HostAttribute
export const ATTRIBUTE_DESTINATION = 0;
export const ATTRIBUTE_ACCESSIBILITY_LABEL = 1;
export const ATTRIBUTE_ACCESSIBILITY_ROLE = 2;
export const ATTRIBUTE_ACCESSIBILITY_ROLE_DESCRIPTION = 3;
export const ATTRIBUTE_HEADING_LEVEL = 4;
export const ATTRIBUTE_SET_SIZE = 5;
export const ATTRIBUTE_POSITION_IN_SET = 6;
export const ATTRIBUTE_IS_EXPANDED = 7;
export const ATTRIBUTE_IS_SELECTED = 8;
export const ATTRIBUTE_IS_BUSY = 9;
export const ATTRIBUTE_LIVE_REGION = 10;
export const ATTRIBUTE_TAB_INDEX = 11;
export const ATTRIBUTE_IS_HIDDEN_FROM_ACCESSIBILITY = 12;
export const ATTRIBUTE_IDENTIFIER = 13;
export const ATTRIBUTE_ACCESSIBILITY_HINT = 14;
export const ATTRIBUTE_IS_CHECKED = 15;
export const ATTRIBUTE_IS_PRESSED = 16;
export const ATTRIBUTE_IS_DISABLED = 17;
export const ATTRIBUTE_IS_INVALID = 18;
export const ATTRIBUTE_VALUE_NOW = 19;
export const ATTRIBUTE_VALUE_MINIMUM = 20;
export const ATTRIBUTE_VALUE_MAXIMUM = 21;
export const ATTRIBUTE_VALUE_TEXT = 22;
export const ATTRIBUTE_PLACEHOLDER = 23;
export const ATTRIBUTE_INPUT_TYPE = 24;
export const ATTRIBUTE_AUTOCOMPLETE = 25;
export const ATTRIBUTE_RETURN_KEY = 26;
export const ATTRIBUTE_ALLOWS_MULTIPLE = 27;
export const ATTRIBUTE_IS_INERT = 28;
export const ATTRIBUTE_MINIMUM = 29;
export const ATTRIBUTE_MAXIMUM = 30;
export const ATTRIBUTE_STEP = 31;
export const ATTRIBUTE_ANCHOR = 32;
export const ATTRIBUTE_POPUP = 33;
export const ATTRIBUTE_IS_MODAL = 34;
export const ATTRIBUTE_MEDIA_SOURCE = 35;
export const ATTRIBUTE_POSTER = 36;
export const ATTRIBUTE_CAPTIONS = 37;
export const ATTRIBUTE_CAPTIONS_LANGUAGE = 38;
export const ATTRIBUTE_ACCESSIBILITY_LANGUAGE = 39;
export const ATTRIBUTE_VALUES = [
  "address", "text", "text", "text", "integer", "integer", "integer", ["true", "false"], ["true", "false"],
  ["true", "false"], ["polite", "assertive", "off"], ["0", "-1"], ["true", "false"], "text", "text",
  ["true", "false", "mixed"], ["true", "false", "mixed"], ["true", "false"], ["true", "false"], "number", "number",
  "number", "text", "text",
  ["text", "email", "url", "tel", "search", "password", "numeric", "decimal", "range", "date", "time", "datetime-local"],
  "text", ["enter", "done", "go", "next", "previous", "search", "send"], ["true", "false"], ["true"], "text", "text",
  "number", "integer", ["menu", "dialog"], ["true"], "path", "path", "path", "text", "text",
];
export const ATTRIBUTES = [
  "href", "aria-label", "role", "aria-roledescription", "aria-level", "aria-setsize", "aria-posinset", "aria-expanded",
  "aria-selected", "aria-busy", "aria-live", "tabindex", "aria-hidden", "data-id", "aria-description", "aria-checked",
  "aria-pressed", "aria-disabled", "aria-invalid", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext",
  "placeholder", "type", "autocomplete", "enterkeyhint", "aria-multiselectable", "inert", "min", "max", "step",
  "data-anchor", "aria-haspopup", "aria-modal", "src", "poster", "data-captions", "data-captions-language", "lang",
];

// LogLevel
export const LOG_DEBUG = 0;
export const LOG_INFO = 1;
export const LOG_WARNING = 2;
export const LOG_ERROR = 3;
export const LOG_LEVELS = ["debug", "info", "warn", "error"];

// HostRequest.Method
export const METHOD_GET = 0;
export const METHOD_POST = 1;
export const METHOD_PUT = 2;
export const METHOD_DELETE = 3;
export const METHOD_PATCH = 4;
export const METHOD_HEAD = 5;
export const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"];

// HistoryStep
export const HISTORY_PUSH = 0;
export const HISTORY_REPLACE = 1;
export const HISTORY_BACK = 2;

// PathStep
export const STEP_MOVE = 0;
export const STEP_LINE = 1;
export const STEP_CURVE = 2;
export const STEP_CLOSE = 3;
export const PATH_STEPS = [["M", 2], ["L", 2], ["C", 6], ["Z", 0]]; // letters, and how many operands follow

// Key
export const KEY_ESCAPE = 0;
export const KEY_ENTER = 1;
export const KEY_SPACE = 2;
export const KEY_LEFT = 3;
export const KEY_RIGHT = 4;
export const KEY_UP = 5;
export const KEY_DOWN = 6;
export const KEY_HOME = 7;
export const KEY_END = 8;
export const KEY_PAGE_UP = 9;
export const KEY_PAGE_DOWN = 10;
export const KEY_DELETE = 11;
export const KEY_SELECT_ALL = 12;
export const KEY_UNDO = 13;
export const KEY_REDO = 14;
export const KEYS = [
  "Escape", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown",
  "Delete",
];

// HostModifiers
export const MODIFIER_SHIFT = 1;
export const MODIFIER_CONTROL = 2;
export const MODIFIER_COMMAND = 4;
export const MODIFIER_OPTION = 8;

// HostPress.Phase
export const PRESS_BEGAN = 0;
export const PRESS_MOVED = 1;
export const PRESS_ENDED = 2;
export const PRESS_CANCELLED = 3;

// HostPress.Pointer
export const POINTER_TOUCH = 0;
export const POINTER_MOUSE = 1;
export const POINTER_PEN = 2;
export const POINTERS = ["touch", "mouse", "pen"];

// HostPress.Button
export const BUTTON_PRIMARY = 0;
export const BUTTON_MIDDLE = 1;
export const BUTTON_SECONDARY = 2;

// HostPointer.Phase
export const POINTED_HOVERED = 0;
export const POINTED_BEGAN = 1;
export const POINTED_MOVED = 2;
export const POINTED_ENDED = 3;
export const POINTED_CANCELLED = 4;
export const POINTED_LEFT = 5;
export const POINTED_WHEELED = 6;
export const POINTED_PRESSED_TWICE = 7;

// HostPull.Phase
export const PULL_MOVED = 0;
export const PULL_RELEASED = 1;
export const PULL_CANCELLED = 2;

// PositionOutcome
export const POSITION_FOUND = 0;
export const POSITION_REFUSED = 1;
export const POSITION_UNAVAILABLE = 2;

// StorageOutcome
export const STORAGE_STORED = 0;
export const STORAGE_FULL = 1;
export const STORAGE_FORBIDDEN = 2;

// HostService
export const SERVICE_VISIBILITY = 0;
export const SERVICE_COPY = 1;
export const SERVICE_PASTE = 2;
export const SERVICE_SHARE = 3;
export const SERVICE_PICK_FILES = 4;

// EnvironmentFlags
export const ENVIRONMENT_IS_RIGHT_TO_LEFT = 1;
export const ENVIRONMENT_PREFERS_DARK_COLORS = 2;
export const ENVIRONMENT_PREFERS_REDUCED_MOTION = 4;
export const ENVIRONMENT_CAN_HOVER = 8;
export const ENVIRONMENT_IS_ONLINE = 16;
