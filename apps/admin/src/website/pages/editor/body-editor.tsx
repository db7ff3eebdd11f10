import type { PageDocument } from '@etrend/contract'
import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useState } from 'react'
import { FieldError } from '../../../ui/form/field'
import { documentOf, problemOf } from './document-of'
import { extensions } from './nodes'
import { Toolbar } from './toolbar'

const BLANK = { type: 'doc', content: [{ type: 'paragraph' }] }

/** The text of a page, as shoppers will read it. Begins with `started`; every change is reported. */
export function BodyEditor({
  started,
  onChange,
}: {
  started: PageDocument
  onChange: (document: PageDocument) => void
}) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const editor = useEditor({
    extensions,
    // Never null, which TipTap would read as HTML: the policy allows no text to be parsed as such.
    content: started.content.length > 0 ? started : BLANK,
    injectCSS: false, // the policy allows no inline styles; app.css has the editor's
    editorProps: {
      attributes: {
        class: 'page-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
      },
    },
    onUpdate: ({ editor: changed }) => {
      const document = documentOf(changed.getJSON())
      setProblem(problemOf(document))
      onChange(document)
    },
  })
  return (
    <div className="grid gap-1.5">
      <p id={id} className="font-semibold">
        Text
      </p>
      <div className="rounded-control bg-raised ring-1 ring-edge focus-within:ring-2 focus-within:ring-ink">
        <Toolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <FieldError id={id} error={problem} />
    </div>
  )
}
