import { useState } from 'react'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { formOf, type ImportQuestion } from './use-import-check'

/** Starts an import. `id` is undefined until it runs, `refusal` until the server refuses it. */
export function useStartImport() {
  const { mutateAsync, isPending } = api.imports.start.useMutation()
  const [id, setId] = useState<string>()
  const [refusal, setRefusal] = useState<string>()

  async function start(asked: ImportQuestion) {
    setRefusal(undefined)
    try {
      const { body } = await mutateAsync({ body: formOf(asked) })
      setId(body.id)
    } catch (error) {
      setRefusal(refusalOf(error).message)
    }
  }

  function reset() {
    setId(undefined)
    setRefusal(undefined)
  }

  return { id, refusal, isStarting: isPending, start, reset }
}
