import { compressedExtensions, encodings } from "./compress.js";
import {
  cacheControl,
  contentTypes,
  frames,
  hashedFolder,
  hostFiles,
  securityHeaders,
} from "./headers.js";

/**
 * What the usual hosts have to be told, by the name of the file that each of them reads: the
 * headers, which addresses are pages, and where the compressed variants are. Names with a dot in
 * front are served by none of them.
 */
export function filesForHosts(policy: string, siteUrl: string): Readonly<Record<string, string>> {
  const headers = Object.entries(securityHeaders(policy));
  for (const [name, value] of headers) {
    // Means something else in one or another of the files, and would have to be written differently.
    if (/["\\%${}\n]/.test(value)) throw new Error(`The header ${name} cannot be passed on.`);
  }
  const host = new URL(siteUrl).hostname;
  return {
    _headers: netlifyHeaders(headers),
    _redirects: netlifyRedirects,
    ".htaccess": apache(headers),
    ".hosting/nginx.conf": nginx(headers, host),
    ".hosting/Caddyfile": caddy(headers, host),
  };
}

type Headers = readonly (readonly [name: string, value: string])[];

const note = "Written by `npm run build`: changes here are lost with the next one.";

/** Addresses that look as if they were not served, but are. */
const exceptions = { frames: frames.map((name) => `/${name}`), folder: "/.well-known/" };

const variantPattern = encodings.map(({ extension }) => extension.slice(1)).join("|");

/**
 * What is not for visitors: hidden files, folders, pages by the names of their files, compressed
 * variants, and what hosts are told.
 */
const notServedPattern = [
  "/\\.",
  "//",
  "./$",
  `\\.(?:html|${variantPattern})$`,
  `^/(?:index|404|${[...frames.map((name) => name.replace(".html", "")), ...hostFiles].join("|")})$`,
].join("|");

/** Netlify and Cloudflare Pages. By themselves, both revalidate what the list does not name. */
function netlifyHeaders(headers: Headers) {
  return lines(
    `# ${note}`,
    "/*",
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `/${hashedFolder}/*`,
    `  Cache-Control: ${cacheControl.hashed}`,
  );
}

const netlifyRedirects = lines(
  `# ${note}`,
  "# There is nothing to redirect. Netlify answers these with the not-found page; Cloudflare Pages",
  "# passes over lines with a status that it does not know.",
  "/404 /404.html 404!",
  "/.htaccess /404.html 404!",
  "/.hosting/* /404.html 404!",
);

function nginx(headers: Headers, host: string) {
  return lines(
    `# ${note}`,
    "# Belongs into the server block of the site. After an upload, nginx has to read it again",
    "# (nginx -s reload), because the policy names the code in the pages by its hash.",
    "#",
    "#   server {",
    "#     listen 443 ssl http2;",
    `#     server_name ${host};`,
    "#     root /var/www/site;",
    "#     include /var/www/site/.hosting/nginx.conf;",
    "#   }",
    "",
    "server_tokens off;",
    "merge_slashes off;",
    "client_header_timeout 10s;",
    "client_body_timeout 10s;",
    "send_timeout 30s;",
    "# No file is so large that anybody would ask for a part of it.",
    "max_ranges 0;",
    "gzip off;",
    "gzip_static on;",
    "gzip_vary on;",
    "# With the module for it (Debian: libnginx-mod-http-brotli-static), Brotli saves a seventh more:",
    "# brotli_static on;",
    "",
    "default_type application/octet-stream;",
    "types {",
    ...Object.entries(contentTypes).map(([extension, type]) => `  "${type}" ${extension};`),
    "}",
    "",
    'set $allowed "";',
    `set $cache_control "${cacheControl.other}";`,
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    "add_header Cache-Control $cache_control always;",
    "add_header Allow $allowed always;",
    "",
    "if ($request_method !~ ^(?:GET|HEAD)$) {",
    '  set $allowed "GET, HEAD";',
    "  return 405;",
    "}",
    "",
    "error_page 404 /404.html;",
    "location = /404.html { internal; }",
    "location = / { try_files /index.html =404; }",
    ...exceptions.frames.map((path) => `location = ${path} { }`),
    `location ^~ ${exceptions.folder} { try_files $uri =404; }`,
    `location ~ "${notServedPattern}" { return 404; }`,
    `location /${hashedFolder}/ {`,
    `  set $cache_control "${cacheControl.hashed}";`,
    "  try_files $uri =404;",
    "}",
    "location / { try_files $uri.html $uri =404; }",
  );
}

function caddy(headers: Headers, host: string) {
  const ofEveryAnswer = [...headers, ["Cache-Control", cacheControl.other] as const].map(
    ([name, value]) => `  header ${name} "${value}"`,
  );
  const precompressed = `precompressed ${encodings.map(({ name }) => name).join(" ")}`;
  return lines(
    `# ${note}`,
    "# Belongs into the block of the site. After an upload, Caddy has to read it again",
    "# (caddy reload), because the policy names the code in the pages by its hash.",
    "#",
    `#   ${host} {`,
    "#     root * /var/www/site",
    "#     import /var/www/site/.hosting/Caddyfile",
    "#   }",
    "",
    "route {",
    ...ofEveryAnswer,
    "  request_header -Range",
    "  @other_method not method GET HEAD",
    "  handle @other_method {",
    '    header Allow "GET, HEAD"',
    "    respond 405",
    "  }",
    "  @not_served {",
    `    not path ${[...exceptions.frames, `${exceptions.folder}*`].join(" ")}`,
    `    path_regexp ${notServedPattern}`,
    "  }",
    "  error @not_served 404",
    "  rewrite / /index.html",
    "  @page file {path}.html",
    "  rewrite @page {path}.html",
    "  @missing not file",
    "  error @missing 404",
    ...Object.entries(contentTypes).flatMap(([extension, type]) => [
      `  @${extension} path *.${extension}`,
      `  header @${extension} Content-Type "${type}"`,
    ]),
    `  @compressed path ${compressedExtensions.map((extension) => `*.${extension}`).join(" ")}`,
    "  header @compressed Vary Accept-Encoding",
    `  header /${hashedFolder}/* Cache-Control "${cacheControl.hashed}"`,
    "  file_server {",
    `    ${precompressed}`,
    "    disable_canonical_uris",
    "  }",
    "}",
    "handle_errors {",
    ...ofEveryAnswer,
    "  header Vary Accept-Encoding",
    "  rewrite * /404.html",
    "  file_server {",
    "    status {err.status_code}",
    `    ${precompressed}`,
    "  }",
    "}",
  );
}

function apache(headers: Headers) {
  const encodingRules = encodings.flatMap(({ name, extension }) => [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`,
    `RewriteCond %{DOCUMENT_ROOT}/$1${extension} -f`,
    `RewriteRule ^(.+)$ $1${extension} [END,E=no-gzip:1,E=no-brotli:1]`,
  ]);
  return lines(
    `# ${note}`,
    "# Needs mod_rewrite, mod_headers and mod_mime, and AllowOverride All.",
    "Options -Indexes -MultiViews",
    "DirectoryIndex disabled",
    "DirectorySlash Off",
    "ErrorDocument 404 /404.html",
    "AddDefaultCharset Off",
    ...Object.entries(contentTypes).map(([extension, type]) => `AddType "${type}" .${extension}`),
    ...encodings.flatMap(({ name, extension }) => [
      `RemoveType ${extension}`,
      `RemoveLanguage ${extension}`,
      `AddEncoding ${name} ${extension}`,
    ]),
    "",
    ...headers.map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${cacheControl.other}"`,
    `Header always set Cache-Control "${cacheControl.hashed}" "expr=%{REQUEST_URI} =~ m#^/${hashedFolder}/#"`,
    "RequestHeader unset Range",
    `<FilesMatch "\\.(?:${compressedExtensions.join("|")})(?:\\.(?:${variantPattern}))?$">`,
    "  Header merge Vary Accept-Encoding",
    "</FilesMatch>",
    "",
    "RewriteEngine On",
    "RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$",
    "RewriteRule ^ - [R=405,L]",
    "# What was asked for is judged, not the file that answers it.",
    "RewriteCond %{ENV:REDIRECT_STATUS} ^$",
    `RewriteCond %{REQUEST_URI} !^(?:${exceptions.frames.join("|")}|${exceptions.folder}.+)$`,
    `RewriteCond %{REQUEST_URI} ${notServedPattern}`,
    "RewriteRule ^ - [R=404,L]",
    "RewriteRule ^$ index.html",
    "RewriteCond %{DOCUMENT_ROOT}/$1.html -f",
    "RewriteRule ^(.+)$ $1.html",
    ...encodingRules,
    "RewriteRule ^ - [END]",
  );
}

function lines(...all: string[]) {
  return `${all.join("\n")}\n`;
}
