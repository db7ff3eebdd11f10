// Missing in TypeScript's own DOM types.
interface Window {
  trustedTypes?: {
    createPolicy<
      Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
    >(
      name: string,
      rules: Rules,
    ): Rules
  }
}
