/** What stands where a screen could not be shown. */
export const copy = {
  failed: 'Oops, error :(',
  failedLine: 'Something went wrong on this screen. What you sent or saved is safe.',
  reload: 'Reload Page',
  unreachable: 'Umkreis can’t be reached',
  unreachableLine: 'This screen opens by itself as soon as there is a connection. You stay signed in.',
  retry: 'Retry',
  noData: 'Your data did not come',
  checkConnection: 'Check your connection; it is tried again and again. You stay signed in.',
  serverProblem: 'The server has a problem. You stay signed in; please try again in a moment.',
} as const
