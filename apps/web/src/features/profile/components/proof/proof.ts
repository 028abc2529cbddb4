/** What is typed to prove that one is who is signed in: one of the two. */
export type ProofValues = { password: string; code: string }

/** What is sent of it. */
export type Proof = { readonly password: string } | { readonly code: string }
