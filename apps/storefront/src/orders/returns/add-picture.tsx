import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf, messageOf } from '../../lib/api'
import { notify } from '../../lib/notify'
import { ordering } from '../../lib/ordering/api'
import { tokenHeaders } from '../../lib/ordering/order-query'
import { Button } from '../../ui/button'
import { PictureField } from './picture-field'

/** For a return that was asked for without a picture, or whose picture didn't arrive. */
export function AddPicture({ number, id }: { number: string; id: number }) {
  const queryClient = useQueryClient()
  const [picture, setPicture] = useState<File>()
  const add = ordering.orders.addReturnPicture.useMutation({
    onSuccess: async () => {
      notify.success('The picture was added to your return.')
      await queryClient.invalidateQueries({ queryKey: ['order', number] })
    },
  })
  const refused = add.error
    ? (fieldsOf(add.error).image ??
      messageOf(add.error) ??
      'It could not be sent. Please try again.')
    : undefined

  function send() {
    if (!picture) return
    const params = { number, id: String(id) }
    add.mutate({ params, headers: tokenHeaders(number), body: { image: picture } })
  }

  return (
    <div className="mt-3 space-y-3">
      <PictureField
        label="Add a picture"
        picture={picture}
        problem={refused}
        onChange={(next) => {
          setPicture(next)
          add.reset()
        }}
      />
      {picture && (
        <Button disabled={add.isPending} onClick={send}>
          {add.isPending ? 'Sending…' : 'Send the picture'}
        </Button>
      )}
    </div>
  )
}
