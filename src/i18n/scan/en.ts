export const en = {
  scan: 'Scan a QR code',
  stop: 'Stop scanning',
  view: 'What the camera sees',
  hold: 'Hold the code before the camera.',
  picture: 'Choose a picture of it',
  insecure: 'This page came by plain http, where browsers give no camera: paste the text instead.',
  problems: {
    refused: 'The page may not use the camera. Allow it in the browser, choose a picture, or paste the text.',
    noCamera: 'No camera is free to use. Choose a picture, or paste the text.',
    unsupported: 'This browser does not read QR codes. Paste the text instead.',
    nothing: 'There is no QR code in that picture.',
    noPicture: 'That file is not a picture the browser can open.',
  },
};

export type ScanWords = typeof en;
