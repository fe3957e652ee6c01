export default Object.values(
  import.meta.glob<string>(['../../../locales/de/{web,table}.ftl', '../../../games/*/web/de.ftl'], { eager: true, query: '?raw', import: 'default' }),
);
