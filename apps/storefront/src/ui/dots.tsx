type DotsProps = {
  count: number
  current: number
  onChoose: (index: number) => void
  name: (index: number) => string
}

/** One dot for each page. With a single page there are no dots, but their line keeps its height. */
export function Dots({ count, current, onChoose, name }: DotsProps) {
  return (
    <div className="needs-script flex h-11 items-center justify-center">
      {count > 1 &&
        Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className="dot"
            aria-label={name(index)}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          />
        ))}
    </div>
  )
}
