/** The built server. */
export declare const serverFile: string
export declare const serverArgs: string[]
