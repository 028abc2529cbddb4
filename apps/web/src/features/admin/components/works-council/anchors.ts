/** Where the page says how everything is set today. */
export const TODAY_ID = 'today'

/** Where a chapter begins. */
export const chapterId = (id: string): string => `chapter-${id}`

/** Where a kind of data is declared. */
export const dataId = (id: string): string => `data-${id}`
