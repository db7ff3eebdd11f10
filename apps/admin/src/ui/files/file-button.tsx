import type { ComponentProps, ReactNode } from 'react'

/**
 * Chooses files; `onFiles` gets them, and the same ones can be chosen again. `look` is a button, a tile in a row of
 * pictures, or text beside other actions. Other attributes go to the input.
 */
export function FileButton({
  children,
  onFiles,
  look = 'button',
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  children: ReactNode
  onFiles: (files: File[]) => void
  look?: keyof typeof looks
}) {
  return (
    <label
      className={`inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-disabled:cursor-default has-disabled:opacity-60 ${looks[look]}`}
    >
      <input
        type="file"
        className="sr-only"
        {...input}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children}
    </label>
  )
}

const looks = {
  button:
    'h-9 rounded-control bg-raised px-3.5 font-semibold whitespace-nowrap inset-ring inset-ring-line pointer-coarse:h-11',
  tile: 'h-20 min-w-16 rounded-picture border border-dashed border-edge bg-raised px-2',
  text: 'h-8 rounded-control px-2 font-medium pointer-coarse:h-11',
}
