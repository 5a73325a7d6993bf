import type { MessagesOf } from '../namespace';
import type { ScanWords } from './en';

export const zhCn = {
  scan: '扫描二维码',
  stop: '停止扫描',
  view: '摄像头画面',
  hold: '把二维码对准摄像头。',
  picture: '选择二维码图片',
  insecure: '此页面通过普通 http 打开，浏览器不提供摄像头：请改为粘贴文本。',
  problems: {
    refused: '此页面不能使用摄像头。请在浏览器中允许，或选择图片，或粘贴文本。',
    noCamera: '没有可用的摄像头。请选择图片，或粘贴文本。',
    unsupported: '此浏览器不能识别二维码。请改为粘贴文本。',
    nothing: '图片中没有二维码。',
    noPicture: '浏览器无法打开这个文件。',
  },
} satisfies MessagesOf<ScanWords>;
