/** What notices say of the feed. Apart from the others: the service worker alone says it. */
export const feedWords = { mentioned: 'Mentioned you in the feed' } as const
