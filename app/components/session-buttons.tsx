import { ButtonLink } from "./button";
import { useSite } from "./use-site";

/** The two buttons in the bar and the panel of every page. */
export function SessionButtons({ path }: { path?: string | undefined }) {
  const { words } = useSite();
  return (
    <>
      <ButtonLink to="/appointments" on={path}>
        {words.buttons.book}
      </ButtonLink>
      <ButtonLink to="/contact" variant="outline" on={path}>
        {words.buttons.contact}
      </ButtonLink>
    </>
  );
}
