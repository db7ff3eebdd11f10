import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'

/**
 * A page in its own file of script. `preload` fetches it ahead: the server before it renders and the browser before
 * it hydrates, so that both render it at once; otherwise it arrives during the navigation. `name` is the file's,
 * below src, by which the server finds the page's script in the manifest.
 */
export function lazyPage<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => ({ default: await load() }))

  function Page(props: Props) {
    // Chosen once, so that a page never remounts when its script turns up by another way.
    const [Chosen] = useState<ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>>(
      () => loaded ?? Lazy,
    )
    return <Chosen {...props} />
  }

  async function preload() {
    loaded = await load()
  }

  return { Page, preload, file: `src/${name}.tsx` }
}
