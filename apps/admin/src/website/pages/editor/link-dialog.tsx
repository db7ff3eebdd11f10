import { pageLink } from '@etrend/contract'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/controls/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Notice } from '../../../ui/state/notice'
import { TextInput } from '../../inputs/inputs'

/** Makes the selected words a link, changes the link at the cursor, or removes it. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const former: unknown = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof former === 'string' ? former : '')
  const [problem, setProblem] = useState<string>()
  const isEmpty = editor.state.selection.empty && !former

  function set(event: FormEvent) {
    event.preventDefault()
    const link = pageLink.safeParse(href.trim())
    if (!link.success) return setProblem(link.error.issues[0]?.message)
    onClose()
    const chain = editor.chain().focus().extendMarkRange('link')
    const attrs = { href: link.data }
    if (!isEmpty) return chain.setMark('link', attrs).run()
    return chain
      .insertContent({ type: 'text', text: link.data, marks: [{ type: 'link', attrs }] })
      .run()
  }

  function remove() {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
  }

  return (
    <Dialog title="Link" onCancel={onClose}>
      <form noValidate onSubmit={set} className="mt-4 grid gap-4">
        {problem ? <Notice>{problem}</Notice> : null}
        <TextInput
          label="Where it leads"
          value={href}
          onChange={setHref}
          maxLength={500}
          hint="A page of the shop, like /womens, or an address that begins with https://, mailto: or tel:."
        />
        <div className="flex flex-wrap justify-end gap-2">
          {former ? <Button onClick={remove}>Remove the link</Button> : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Set the link
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
