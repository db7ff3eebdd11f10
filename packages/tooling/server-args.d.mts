/** The built server. */
export declare const serverFile: string
export declare const serverArgs: string[]
/** Settings of glibc for the built server's environment. */
export declare const serverMemory: Record<string, string>
