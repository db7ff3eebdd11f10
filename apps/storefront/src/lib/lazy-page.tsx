import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'

/**
 * A page in its own script file. `preload` fetches that file: the server calls it before it renders and the browser
 * before it hydrates, so that both can render the page immediately. Otherwise the file loads during the navigation.
 * `name` is the source file's path below src, without extension; by it the server finds the script in the manifest.
 */
export function lazyPage<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => ({ default: await load() }))

  function Page(props: Props) {
    // Chosen once, so that a page never remounts when `preload` finishes later.
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
