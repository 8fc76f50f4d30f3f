/**
 * Marks a value that stands in until the practice gives the real one. It changes nothing on the
 * page; whoever prepares the site for going live searches the content for `sample(`.
 */
export function sample<const Value>(value: Value): Value {
  return value;
}
