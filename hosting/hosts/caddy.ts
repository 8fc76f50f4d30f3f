import { compressedExtensions, encodings } from "../compress.ts";
import { cacheControl, contentTypes, hashedFolder } from "../headers.ts";
import { exceptions, type Headers, lines, note, notServed, withSlash } from "./rules.ts";

export function caddy(headers: Headers, host: string, languages: readonly string[]) {
  const ofEveryAnswer = lines(
    [...headers, ["Cache-Control", cacheControl.other] as const],
    ([name, value]) => `header ${name} "${value}"`,
    "  ",
  );
  const types = lines(
    Object.entries(contentTypes),
    ([extension, type]) =>
      `@${extension} path *.${extension}\n  header @${extension} Content-Type "${type}"`,
    "  ",
  );
  const compressed = compressedExtensions.map((extension) => `*.${extension}`).join(" ");
  const precompressed = `precompressed ${encodings.map(({ name }) => name).join(" ")}`;

  return `# ${note}
# Belongs into the block of the site.
#
#   ${host} {
#     root * /var/www/site
#     import /var/www/site/.hosting/Caddyfile
#   }

route {
${ofEveryAnswer}

  # No file is so large that anybody would ask for a part of it.
  request_header -Range

  @other_method not method GET HEAD
  handle @other_method {
    header Allow "GET, HEAD"
    respond 405
  }

  @not_served {
    not path_regexp ${exceptions.frame}
    not path ${exceptions.folder}*
    path_regexp ${notServed}
  }
  error @not_served 404

  # The address as it was sent: a pattern for paths would see two slashes as one.
  @slash vars_regexp slash {uri} ${withSlash}(\\?.*)?$
  route @slash {
    @page_without_slash file {re.slash.1}.html
    redir @page_without_slash {re.slash.1}{re.slash.2} 301
    error 404
  }

  rewrite / /index.html
  @page file {path}.html
  rewrite @page {path}.html
  @missing not file
  error @missing 404

${types}
  @compressed path ${compressed}
  header @compressed ?Vary Accept-Encoding
  header /${hashedFolder}/* Cache-Control "${cacheControl.hashed}"
  file_server {
    ${precompressed}
    disable_canonical_uris
  }
}

handle_errors {
${ofEveryAnswer}
  header ?Vary Accept-Encoding
  # The inbox, where there is one, does not answer.
  @unavailable expression \`{err.status_code} in [502, 503, 504]\`
  @not_found expression \`!({err.status_code} in [502, 503, 504])\`
${lines(languages, writeErrorPages, "  ")}
  route {
    rewrite @unavailable {vars.folder}/unavailable.html
    rewrite @not_found {vars.folder}/404.html
  }
  file_server {
    status {err.status_code}
    ${precompressed}
  }
}
`;
}

/** Errors are told in the language of the pages around them. */
function writeErrorPages(language: string) {
  return `vars /${language}/* folder /${language}`;
}
