import { compressedExtensions, encodings } from "../compress.ts";
import { cacheControl, contentTypes, hashedFolder } from "../headers.ts";
import { exceptions, type Headers, lines, note, notServed, variants, withSlash } from "./rules.ts";

const ifHashed = `"expr=%{REQUEST_URI} =~ m#^/${hashedFolder}/#"`;

/** `.htaccess` of Apache and of what reads the same file, like LiteSpeed. */
export function apache(headers: Headers, languages: readonly string[]) {
  return `# ${note}
# Needs mod_rewrite, mod_headers and mod_mime, and AllowOverride All.
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ErrorDocument 404 /404.html
${lines(languages, writeErrorDocument)}
AddDefaultCharset Off
${lines(Object.entries(contentTypes), ([extension, type]) => `AddType "${type}" .${extension}`)}
${lines(encodings, writeEncoding)}

${lines(headers, ([name, value]) => `Header always set ${name} "${value}"`)}
Header always set Cache-Control "${cacheControl.other}"
Header always set Cache-Control "${cacheControl.hashed}" ${ifHashed}
<FilesMatch "\\.(?:${compressedExtensions.join("|")})(?:\\.(?:${variants}))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
# No file is so large that anybody would ask for a part of it.
RequestHeader unset Range

RewriteEngine On
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]
# What was asked for is judged, not the file that answers it.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} !${exceptions.frame}
RewriteCond %{REQUEST_URI} !^${exceptions.folder}.+$
RewriteCond %{REQUEST_URI} ${notServed}
RewriteRule ^ - [R=404,L]
RewriteCond %{REQUEST_URI} ${withSlash}$
RewriteCond %{DOCUMENT_ROOT}%1.html -f
RewriteRule ^ %1 [R=301,L]
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html
# A folder would be refused instead.
RewriteCond %{DOCUMENT_ROOT}/$1 -d
RewriteRule ^(.+)$ - [R=404,L]
${lines(encodings, writeVariantRule)}
RewriteRule ^ - [END]
`;
}

function writeErrorDocument(language: string) {
  return `<If "%{REQUEST_URI} =~ m#^/${language}/#">\n  ErrorDocument 404 /${language}/404.html\n</If>`;
}

type Encoding = (typeof encodings)[number];

/** Some servers take these endings for an archive, or for Breton. */
function writeEncoding({ name, extension }: Encoding) {
  return `RemoveType ${extension}\nRemoveLanguage ${extension}\nAddEncoding ${name} ${extension}`;
}

function writeVariantRule({ name, extension }: Encoding) {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))
RewriteCond %{DOCUMENT_ROOT}/$1${extension} -f
RewriteRule ^(.+)$ $1${extension} [END,E=no-gzip:1,E=no-brotli:1]`;
}
