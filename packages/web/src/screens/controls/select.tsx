interface Props<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly says: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of several values. */
export function Select<T extends string>({ label, values, value, says, onChange }: Props<T>) {
  return (
    <select
      className="field"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {says(one)}
        </option>
      ))}
    </select>
  );
}
