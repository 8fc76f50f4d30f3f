/* What this project adds to Decap in the browser. */

/** @typedef {{ collection: string, file?: string, fields: { name: string }[] }} Form */
/**
 * As much of Immutable's collections as is used here.
 * @typedef {{ size: number, get(name: string): any, set(name: string, value: unknown): Values,
 *   map(change: (value: unknown) => unknown): Values,
 *   filterNot?(test: (value: unknown) => boolean): Values }} Values
 */

const { CMS, editorConfig: config } = /** @type {any} */ (window);

/** @type {Form[]} */
const forms = config.collections.flatMap((/** @type {any} */ { name, files, fields }) => {
  if (!files) return { collection: name, fields };
  return files.map((/** @type {any} */ file) => {
    return { collection: name, file: file.name, fields: file.fields };
  });
});

/** What was left empty is left out, and the day is noted where search engines are told it. */
CMS.registerEventListener({
  name: "preSave",
  handler: (/** @type {{ entry: Values }} */ { entry }) => {
    const data = withoutEmpty(entry.get("data"));
    const form = forms.find(({ collection, file }) => {
      return collection === entry.get("collection") && (!file || file === entry.get("slug"));
    });
    const isDated = form?.fields.some(({ name }) => name === "updated");
    return isDated ? data.set("updated", new Date().toISOString().slice(0, 10)) : data;
  },
});

/** @param {Values} values @returns {Values} */
function withoutEmpty(values) {
  const cleaned = values.map((value) => (isCollection(value) ? withoutEmpty(value) : value));
  // Entries of a list stay, so that a fault can name them by their number.
  const isList = "push" in values;
  return isList ? cleaned : (cleaned.filterNot?.(isEmpty) ?? cleaned);
}

/** @param {unknown} value */
function isEmpty(value) {
  if (isCollection(value)) return value.size === 0;
  return value === null || value === undefined || value === "";
}

/** @param {unknown} value @returns {value is Values} */
function isCollection(value) {
  return typeof value === "object" && value !== null && "filterNot" in value;
}

// A photo that is dropped anywhere goes where one is chosen, and never takes the editor's place.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const input = document.querySelector(".nc-fileUploadButton input");
  const files = event.dataTransfer?.files;
  if (!(input instanceof HTMLInputElement) || !files?.length) return;
  input.files = files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
});

// Decap 3.16 leaves the buttons of a list's entries without names for screen readers.
new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true });

function nameButtons() {
  for (const handle of document.querySelectorAll("[aria-roledescription=sortable]")) {
    if (handle.hasAttribute("aria-label")) continue;
    const [fold, remove] = handle.parentElement?.querySelectorAll(":scope > button") ?? [];
    handle.setAttribute("aria-label", "Move this entry");
    fold?.setAttribute("aria-label", "Fold or unfold this entry");
    remove?.setAttribute("aria-label", "Remove this entry");
  }
}

/*
 * Decap 3.16 offers what was typed and not saved while it still loads the entry, which then takes
 * its place again. So the answer of the browser's storage waits for the form.
 */
const get = IDBObjectStore.prototype.get;
IDBObjectStore.prototype.get = function getWhenShown(key) {
  const request = get.call(this, key);
  if (!String(key).startsWith("backup.")) return request;
  Object.defineProperty(request, "onsuccess", {
    set(tell) {
      request.addEventListener("success", (event) => whenShown(() => tell(event)));
    },
  });
  return request;
};

/** @param {() => void} act */
function whenShown(act) {
  if (document.querySelector('[class*="ControlPane"]')) act();
  else requestAnimationFrame(() => whenShown(act));
}

CMS.init({ config });
