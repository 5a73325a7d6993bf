import type { MessagesOf } from '../namespace';
import type { wordsEn } from './words-en';

/** 256 common characters, at the places of the English words. The order must never change. */
export const wordsZhCn = {
  list: `
天 地 日 月 星 云 雨 雪 风 雷 山 河 湖 海 江 川 石 沙 土 火 水 冰 金 银 铜 铁 玉 珠 木 林 森 竹
松 柏 梅 兰 菊 桃 李 杏 梨 枣 瓜 豆 米 麦 稻 茶 花 草 叶 根 枝 果 种 田 园 村 城 镇 桥 路 街 巷
门 窗 墙 屋 楼 塔 亭 院 井 灯 烛 镜 钟 鼓 琴 笛 旗 伞 扇 帽 衣 鞋 裙 袖 针 线 布 丝 棉 毛 笔 墨
纸 书 画 棋 牌 刀 剑 弓 箭 盾 车 船 帆 桨 轮 马 牛 羊 犬 猫 鼠 虎 兔 龙 蛇 猴 鸡 猪 鹿 象 熊 狼
狐 鹰 鹤 雁 燕 鸟 鱼 虾 蟹 龟 蛙 蝶 蜂 蚁 虫 春 夏 秋 冬 东 西 南 北 上 下 左 右 前 后 内 外 大
小 高 低 长 短 远 近 新 旧 红 黄 蓝 绿 白 黑 紫 青 一 二 三 四 五 六 七 八 九 十 百 千 万 早 晚
昼 夜 晨 年 岁 时 分 秒 父 母 兄 弟 姐 妹 友 师 王 兵 农 工 商 医 人 口 手 足 眼 耳 鼻 舌 牙 心
骨 血 力 气 声 光 影 色 香 甜 苦 酸 盐 油 糖 饼 酒 碗 盘 杯 壶 瓶 床 椅 桌 箱 锁 钱 票 纱 绳 笼
`,
} satisfies MessagesOf<typeof wordsEn>;
