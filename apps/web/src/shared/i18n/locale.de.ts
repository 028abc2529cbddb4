export const LOCALE: string = 'de-DE'
export const LANGUAGE: 'en' | 'de' = 'de'
