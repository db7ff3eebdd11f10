export function requireVersion(id: string, library: string, version: string): void
