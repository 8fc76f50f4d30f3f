import type { Therapist } from "../content/therapists";
import styles from "./faces.css?inline";
import { Link } from "./link";
import { Portrait } from "./portrait";
import { Styles } from "./styles";

type FacesProps = {
  people: readonly Therapist[];
  /** If set, the row is as wide as the page. */
  wide?: boolean;
  eager?: boolean;
};

/** People in one row, each the way to their page. */
export function Faces({ people, wide = false, eager = false }: FacesProps) {
  return (
    <ul className="grid faces" data-wide={wide ? "" : undefined}>
      <Styles of="faces" css={styles} />
      {people.map((therapist) => (
        <li key={therapist.id}>
          <Link className="face" to={therapist.path}>
            <Portrait therapist={therapist} decorative eager={eager} />
            <span>{therapist.called}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
