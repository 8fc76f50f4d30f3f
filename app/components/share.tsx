import { share } from "../content/words";
import { mailAboutHref } from "../lib/links";

type ShareProps = { path: string; title: string };

/**
 * Passes a page on without anybody in between. Where the browser has a share sheet, the button opens
 * it and stands alone; elsewhere it copies the URL. Without scripts there is the e-mail.
 */
export function Share({ path, title }: ShareProps) {
  return (
    <p className="share cluster">
      <a href={mailAboutHref(title, path)}>{share.email}</a>
      <button
        type="button"
        hidden
        data-copy={share.copy}
        data-copied={share.copied}
        data-blocked={share.blocked}
      >
        {share.share}
      </button>
      <output />
    </p>
  );
}
