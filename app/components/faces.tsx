import styles from "./faces.css?inline";
import { Link } from "./link";
import { Portrait } from "./portrait";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** A row of all therapists' faces, each a link to their page. */
export function Faces({ eager = false }: { eager?: boolean }) {
  const { therapists } = useSite();
  return (
    <ul className="grid faces">
      <Styles of="faces" css={styles} />
      {therapists.map((therapist) => (
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
