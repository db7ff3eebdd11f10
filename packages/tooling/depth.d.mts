export const isDeep: boolean
export const leftOut: string[]
