/** A Vite plugin: sonner's styles without a <style> element. */
export function adoptedSonnerStyles(): {
  name: string
  transform(
    this: { error(message: string): never },
    code: string,
    id: string,
  ): { code: string; map: null } | undefined
}
