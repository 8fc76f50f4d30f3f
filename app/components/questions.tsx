type QuestionsProps = { items: readonly { question: string; answer: string }[] };

/** Questions that open to their answers. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="measure">{answer}</p>
        </details>
      ))}
    </div>
  );
}
