import * as z from 'zod'

// zod would try to compile each schema as it is made, which the content security policy forbids.
z.config({ jitless: true })
