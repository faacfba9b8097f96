// The folder of a site that an app lies in: <main data-base="/app/">. The app knows addresses from its own root, "/", on: its screens,
// requests and pictures are all below that folder.

import { isPath } from "./elements.js";

export const baseOf = (root) => root.dataset?.base ?? "/";

// The address in the site of an address in the app. What is no path is left as it is, to be refused or opened.
export const inFolder = (base, address) => (base !== "/" && isPath(address) ? base + address.slice(1) : address);

// The address in the app of one in the site; as it is where it lies outside of the folder.
export const outOfFolder = (base, path) => (path.startsWith(base) ? path.slice(base.length - 1) : path);
