import { mailAboutHref } from "../lib/links";

type ShareProps = { path: string; title: string };

/**
 * Passes a page on without anybody in between. Where the browser has a share sheet, the button opens
 * it and stands alone; elsewhere it copies the URL. Without scripts there is the e-mail.
 */
export function Share({ path, title }: ShareProps) {
  return (
    <p className="share cluster">
      <a href={mailAboutHref(title, path)}>Share by e-mail</a>
      <button
        type="button"
        hidden
        data-copy="Copy the link"
        data-copied="Link copied"
        data-blocked="Copying is blocked here. This is the link: "
      >
        Share
      </button>
      <output />
    </p>
  );
}
