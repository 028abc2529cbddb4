/** The same words in another language: every entry of the first, of the same shape. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> }
