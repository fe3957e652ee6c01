export default Object.values(
  import.meta.glob<string>(['../../../locales/en/{web,table}.ftl', '../../../games/*/web/en.ftl'], { eager: true, query: '?raw', import: 'default' }),
);
