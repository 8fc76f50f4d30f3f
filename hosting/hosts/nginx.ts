import { cacheControl, contentTypes, hashedFolder } from "../headers.ts";
import { exceptions, type Headers, lines, note, notServed, withSlash } from "./rules.ts";

export function nginx(headers: Headers, host: string, languages: readonly string[]) {
  return `# ${note}
# Belongs into the server block of the site.
#
#   server {
#     listen 443 ssl http2;
#     server_name ${host};
#     root /var/www/site;
#     include /var/www/site/.hosting/nginx.conf;
#   }

server_tokens off;
merge_slashes off;
# Behind a proxy, nginx does not know under which name and port visitors came.
absolute_redirect off;
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
# No file is so large that anybody would ask for a part of it.
max_ranges 0;
gzip off;
gzip_static on;
gzip_vary on;
# With the module for it (Debian: libnginx-mod-http-brotli-static), Brotli saves a seventh more:
# brotli_static on;

default_type application/octet-stream;
types {
${lines(Object.entries(contentTypes), ([extension, type]) => `"${type}" ${extension};`, "  ")}
}

${lines(headers, ([name, value]) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control $cache_control always;
add_header Allow $allowed always;
set $cache_control "${cacheControl.other}";
set $allowed "";

if ($request_method !~ ^(?:GET|HEAD)$) {
  set $allowed "GET, HEAD";
  return 405;
}

# Told in the language of the pages around it.
set $language "";
${lines(languages, (name) => `if ($uri ~ "^/${name}/") { set $language /${name}; }`)}
error_page 404 $language/404.html;
${lines(["", ...languages.map((name) => `/${name}`)], (base) => `location = ${base}/404.html { internal; }`)}
location = / { try_files /index.html =404; }
location ~ "${exceptions.frame}" { }
location ^~ ${exceptions.folder} { try_files $uri =404; }
location ~ "${notServed}" { return 404; }
location ~ "${withSlash}$" {
  if (-f $document_root$1.html) { return 301 $1$is_args$args; }
  return 404;
}
location /${hashedFolder}/ {
  set $cache_control "${cacheControl.hashed}";
  try_files $uri =404;
}
location / { try_files $uri.html $uri =404; }
`;
}
