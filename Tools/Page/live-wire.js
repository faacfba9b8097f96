// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

// By the name of each event: its code in a message, which of its values are bytes, and whether the result decides what the browser
// does next.
export const EVENTS = {
  host_environment: { code: 2, isBytes: [false, false, false, false, false, false, false, false], hasResult: false },
  host_line_height: { code: 3, isBytes: [false, false], hasResult: false },
  host_started: { code: 4, isBytes: [true], hasResult: false },
  host_navigated: { code: 5, isBytes: [true], hasResult: false },
  host_resized: { code: 6, isBytes: [false, false, false], hasResult: false },
  host_measured: { code: 7, isBytes: [false, true], hasResult: false },
  host_scrolled: { code: 8, isBytes: [false, false, false], hasResult: false },
  host_scroll_ended: { code: 9, isBytes: [false], hasResult: false },
  host_scroll_returned: { code: 10, isBytes: [false, false, false], hasResult: false },
  host_scroll_released: { code: 11, isBytes: [false, false, false], hasResult: false },
  host_frame: { code: 12, isBytes: [false], hasResult: false },
  host_activated: { code: 13, isBytes: [false], hasResult: false },
  host_focused: { code: 14, isBytes: [false], hasResult: false },
  host_key: { code: 15, isBytes: [false, false], hasResult: true },
  host_key_command: { code: 16, isBytes: [false, false, false], hasResult: true },
  host_menu: { code: 17, isBytes: [false, false, false, false, false], hasResult: true },
  host_pulled: { code: 18, isBytes: [false, false, false], hasResult: false },
  host_typed: { code: 19, isBytes: [false, true], hasResult: true },
  host_edited: { code: 20, isBytes: [false, true], hasResult: false },
  host_pointed: { code: 21, isBytes: [false, false, false, false, false], hasResult: true },
  host_pressed: { code: 22, isBytes: [false, false, false, false, false, false, false, false], hasResult: true },
  host_responded: { code: 23, isBytes: [false, false, true, true], hasResult: false },
  host_timer: { code: 24, isBytes: [false], hasResult: false },
  host_located: { code: 25, isBytes: [false, false, false, false, false], hasResult: false },
  host_locale: { code: 26, isBytes: [true], hasResult: false },
  host_time_zone: { code: 27, isBytes: [true], hasResult: false },
  host_stored: { code: 28, isBytes: [false, true, true], hasResult: false },
  host_trace: { code: 29, isBytes: [false], hasResult: false },
};
