import { ButtonLink } from "./button";
import { useSite } from "./use-site";

/** The two next steps that stand in the bar and in the panel of every page. */
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
