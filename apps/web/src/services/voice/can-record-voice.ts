/** Whether this browser can record at all. */
export function canRecordVoice(): boolean {
  return 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined'
}
