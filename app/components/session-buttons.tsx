import { buttons } from "../content/words";
import { ButtonLink } from "./button";

/** The two next steps that stand in the bar and in the panel of every page. */
export function SessionButtons({ path }: { path?: string }) {
  return (
    <>
      <ButtonLink to="/appointments" on={path}>
        {buttons.book}
      </ButtonLink>
      <ButtonLink to="/contact" variant="outline" on={path}>
        {buttons.contact}
      </ButtonLink>
    </>
  );
}
