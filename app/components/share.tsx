import { mailAboutHref } from "../lib/links";
import styles from "./share.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

type ShareProps = { path: string; title: string };

/**
 * Shares the page without a third party. If the browser has a share sheet, the button opens it.
 * Otherwise the button copies the URL. The e-mail link needs no script.
 */
export function Share({ path, title }: ShareProps) {
  const site = useSite();
  return (
    <p className="share cluster">
      <Styles of="share" css={styles} />
      <a href={mailAboutHref(site, title, path)}>{site.words.share.email}</a>
      <button
        type="button"
        hidden
        data-copy={site.words.share.copy}
        data-copied={site.words.share.copied}
        data-blocked={site.words.share.blocked}
      >
        {site.words.share.share}
      </button>
      <output />
    </p>
  );
}
