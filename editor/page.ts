import type { editorConfig } from "./config.ts";

/** The page of the editor. Its scripts lie beside it. */
export function editorPage(config: ReturnType<typeof editorConfig>) {
  const isLocal = config.backend.name === "proxy";
  // At one's own machine, nobody is asked to log in.
  const user = `localStorage.setItem("decap-cms-user", '{"backendName":"proxy"}');`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<style>
  /* Some greys and reds of Decap 3.16 are too pale to be read. */
  :root :is([class*="SidebarNavLink"]:not(.sidebar-active), [class*="AppHeaderButton"], [class*="ControlButton"]) { color: #434a57 }
  :root [class*="FileWidgetButtonRemove"] { color: #a3082e }
</style>
<body>
<script>
  window.CMS_MANUAL_INIT = true;
  window.editorConfig = ${JSON.stringify(config).replaceAll("<", "\\u003c")};
  ${isLocal ? user : ""}
</script>
<script src="decap-cms.js"></script>
<script src="page.js" type="module"></script>
</body>
</html>
`;
}
